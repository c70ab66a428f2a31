// The type-aware rules that Biome does not have: no promise is lost, no case of a union is forgotten.
// Everything else about style and lint is Biome's (biome.json).

import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', '**/*.generated.ts'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      // A written default is a decision; a case that is forgotten without one is a fault.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
);
