// How the pages become files that a server can hand out: hashed names, nothing inline, no script that the page did not bring.
// When they are built is in scripts/bundle.mjs; how they are served is in the http room.

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  clearScreen: false,
  logLevel: 'warn',
  build: {
    emptyOutDir: true,
    // Fonts and pictures within the style sheet would be data:, which the policy of the page refuses for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
});
