// Finds every way in which a file names another and holds it against the table of rooms.
// It judges one file's text at a time, so that a made-up file can show that it bites.

import { posix } from 'node:path';
import ts from 'typescript';
import { FOR_TESTS, isTest, ROOMS, type Room, roomOf } from './rooms.ts';

/** One naming of another module; `specifier` is absent where it is computed when the program runs. */
interface Import {
  readonly specifier: string | undefined;
  readonly line: number;
}

/** What is wrong with the imports of a file, one line a fault; none where the table allows them all. */
export function importFaults(path: string, text: string): string[] {
  const name = roomOf(path);
  const room = name === undefined ? undefined : ROOMS[name];
  if (name === undefined || room === undefined) return [`${path}: is in no room of the table`];
  return importsOf(path, text).flatMap(({ specifier, line }) => {
    const fault = specifier === undefined ? computedFault(path) : specifierFault(path, name, room, specifier);
    return fault === undefined ? [] : [`${path}:${line}: ${fault}`];
  });
}

function computedFault(path: string): string | undefined {
  return path.startsWith('src/') ? 'imports a computed name, which no table can check' : undefined;
}

function specifierFault(path: string, name: string, room: Room, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return fileFault(path, name, room, specifier);
  if (specifier.startsWith('/') || specifier.startsWith('#') || specifier.split('/')[0] === 'retiro') {
    return `names ${specifier}: files of the project are named by a relative path`;
  }
  return isTest(path) ? undefined : packageFault(name, room, specifier);
}

function fileFault(path: string, name: string, room: Room, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(path), specifier);
  const other = roomOf(target);
  if (other === undefined) return `imports ${target}, which is in no room of the table`;
  if (other === name) return undefined;
  if (FOR_TESTS.includes(other)) {
    const may = isTest(path) || FOR_TESTS.includes(name) || room.mayImport.includes(other);
    return may ? testingFault(name, other) : `${name} may not import ${other}`;
  }
  if (!room.mayImport.includes(other)) return `${name} may not import ${other} (${target})`;
  if (target !== `${ROOMS[other]?.folder}/index.ts`) return `imports ${target}: the door of ${other} is its index.ts`;
  return undefined;
}

/** Within what is for tests, only the oracle is closed: it may not lean on the rest. */
function testingFault(name: string, other: string): string | undefined {
  return name === 'oracle' ? `oracle may not import ${other}` : undefined;
}

function packageFault(name: string, room: Room, specifier: string): string | undefined {
  const core = specifier.startsWith('node:');
  if (room.pure && core) return `${name} is pure and may not import ${specifier}`;
  if (core || room.packages === undefined) return undefined;
  const owner = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return room.packages.includes(owner) ? undefined : `${name} may not import the package ${owner}`;
}

function importsOf(path: string, text: string): Import[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found: Import[] = source.referencedFiles.map(({ fileName, pos }) => ({
    specifier: fileName.startsWith('.') ? fileName : `./${fileName}`,
    line: lineAt(pos),
  }));
  const visit = (node: ts.Node): void => {
    const named = namedModule(node);
    if (named !== undefined) {
      const specifier = ts.isStringLiteralLike(named) ? named.text : undefined;
      found.push({ specifier, line: lineAt(node.getStart(source)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The expression that names a module, for a node that imports, exports from, loads or resolves one. */
function namedModule(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return ts.isStringLiteral(node.argument.literal) ? node.argument.literal : undefined;
  }
  if (ts.isCallExpression(node) && loadsModule(node.expression)) return node.arguments[0];
  return undefined;
}

/** import(…), require(…), require.resolve(…), import.meta.resolve(…), vi.importActual(…). */
function loadsModule(callee: ts.Expression): boolean {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true;
  if (ts.isIdentifier(callee)) return callee.text === 'require';
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return ['require.resolve', 'import.meta.resolve', 'vi.importActual'].includes(callee.getText());
}
