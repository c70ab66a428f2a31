// For the bundle of the law: says to bundlers that the constants of the pure rooms may be dropped where nobody uses them.
// It is true of those rooms alone, where building a constant touches nothing; a structure test holds them to it.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

/** The rooms that the library is made of and that are pure. */
const ROOMS = /[\\/]src[\\/](?:base|rules|law|library)[\\/].*\.ts$/;

/** Bundles the files of the pure rooms with each constant at their top marked as free of side effects. */
export const pureConstants: Plugin = {
  name: 'pure-constants',
  setup({ onLoad }) {
    onLoad({ filter: ROOMS }, ({ path }) => ({
      contents: withPureConstants(path, readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** `const a = rule(all(b, c))` becomes `const a = (() => rule(all(b, c)))()` with a mark on the call: one for all in it. */
function withPureConstants(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const built = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      const plain = initializer === undefined || ts.isArrowFunction(initializer) || ts.isLiteralExpression(initializer);
      return plain || !ts.isIdentifier(name) ? [] : [initializer];
    }),
  );
  // From the end, so that the places before it stay as they are.
  return built.reverse().reduce((before, node) => {
    const [from, to] = [node.getStart(source), node.getEnd()];
    return `${before.slice(0, from)}/* @__PURE__ */ (() => (${before.slice(from, to)}))()${before.slice(to)}`;
  }, text);
}
