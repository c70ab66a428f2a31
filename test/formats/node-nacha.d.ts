// The types of what the tests use of @midlandsbank/node-nacha, which has none of its own: its reader of NACHA files.
// It is an independent reading of what the product writes; the product does not use it.

declare module '@midlandsbank/node-nacha' {
  interface Addenda {
    readonly recordType: string;
    readonly type: string;
    readonly info: string;
    readonly num: number;
    readonly entryNum: number;
  }

  interface Entry {
    readonly transactionCode: string;
    readonly receivingDFIIdentification: string | number;
    readonly checkDigit: number;
    readonly dfiAccount: string;
    readonly amount: number;
    readonly identificationNumber: string;
    readonly addendaIndicator: string;
    readonly traceNumber: number | string;
    readonly addenda?: Addenda;
    readonly [field: string]: unknown;
  }

  interface Footer {
    readonly entryAndAddendaCount: number;
    readonly entryHash: number;
    readonly totalDebit: number;
    readonly totalCredit: number;
    readonly [field: string]: unknown;
  }

  interface Batch {
    readonly entries: readonly Entry[];
    readonly footer: Footer;
    readonly [field: string]: unknown;
  }

  interface Ach {
    readonly file: { readonly footer: Footer; readonly [field: string]: unknown };
    readonly batches: readonly Batch[];
  }

  export function from(text: string): { readonly data: Ach };
}
