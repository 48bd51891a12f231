import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { noServiceWorker } from './delivery/no-service-worker.ts';
import { ownRouteModules } from './delivery/own-route-modules.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig(({ isPreview }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [noServiceWorker(), ownRouteModules(), reactRouter()],
  resolve: {
    alias: [
      // Schemas are built when their module loads, so Zod must be configured before any of them.
      { find: /^zod$/, replacement: fileURLToPath(new URL('./app/zod.ts', import.meta.url)) },
    ],
  },
  // Nobody reads them, and they are worked out from every file.
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Of thousands of icons those that are drawn.
          experimental: { lazyBarrel: true },
          output: {
            // Dozens of small files wait for each other on a slow line: see docs/decisions/0084.
            // '$initial' leaves out what no screen has from its start.
            codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'], minShareCount: 3 }] },
          },
        },
      },
    },
  },
  // The server hears by what name the browser asked.
  server: {
    proxy: { '/api': { target: api }, '/dev': { target: api } },
    // The server that only prerenders watched every file meanwhile.
    ...(isPreview && { watch: null }),
  },
}));
