// How the tests run: beside the code and in test/, two at a time, the long ones only with `--mode soak`.
// TEST_REPORT names a file for the results as JSON, beside the usual output.

import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => {
  const soak = mode === 'soak';
  const report = process.env.TEST_REPORT;
  return {
    test: {
      include: soak ? ['{src,test}/**/*.long.test.ts'] : ['{src,test,web}/**/*.test.ts'],
      exclude: soak ? [] : ['**/*.long.test.ts'],
      pool: 'threads',
      maxWorkers: 2,
      testTimeout: soak ? 3_600_000 : 30_000,
      // A database is opened in a hook, and two workers share the machine with others.
      hookTimeout: 60_000,
      allowOnly: false,
      reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    },
  };
});
