export const IMPORT_KINDS = [] as const;
export type ImportKind = string;
export const isImportKind = (_: string) => false;
export const readImport = () => undefined;
