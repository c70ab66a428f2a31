// Finds in the files of pure rooms what reaches outside them: clock, chance, process, network, console.
// Modules are not its business: a pure room's imports are checked with the others (imports.ts).

import ts from 'typescript';
import { isTest, ROOMS, roomOf } from './rooms.ts';

/** Names that a pure file does not use at all, not even for something of its own. */
const OUTSIDE = new Set([
  'Date',
  'Temporal',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'console',
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'crypto',
  'require',
  'eval',
  'Function',
  'globalThis',
  'global',
  'window',
  'self',
]);

/** What a pure file uses that it may not, one line a fault. A test may use anything. */
export function purityFaults(path: string, text: string): string[] {
  const name = roomOf(path);
  if (name === undefined || !ROOMS[name]?.pure || isTest(path)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const used = outsideUse(node);
    if (used !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      faults.push(`${path}:${line}: ${name} is pure and may not use ${used}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function outsideUse(node: ts.Node): string | undefined {
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) return 'import.meta';
  if (!ts.isIdentifier(node) || isOnlyAMemberName(node)) return undefined;
  if (node.text === 'Math') return mathUse(node);
  if (node.text === 'Intl' && memberOf(node) === 'DateTimeFormat') return 'Intl.DateTimeFormat';
  return OUTSIDE.has(node.text) ? node.text : undefined;
}

/** Math is named with the function it is used for; under another name its chance could not be told from its sums. */
function mathUse(node: ts.Identifier): string | undefined {
  const member = memberOf(node);
  if (member === undefined) return 'Math other than by Math.name';
  return member === 'random' ? 'Math.random' : undefined;
}

function memberOf(node: ts.Identifier): string | undefined {
  const parent = node.parent;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node ? parent.name.text : undefined;
}

/** True of the name after a dot and of the key in a type, a class or an object: those name nothing outside. */
function isOnlyAMemberName(node: ts.Identifier): boolean {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  const member =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isGetAccessor(parent) ||
    ts.isSetAccessor(parent);
  return member && parent.name === node;
}
