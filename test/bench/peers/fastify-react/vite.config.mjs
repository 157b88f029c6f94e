import { join } from 'node:path';
import fastifyReact from '@fastify/react/plugin';
import viteReact from '@vitejs/plugin-react';

export default {
  root: join(import.meta.dirname, 'client'),
  build: { emptyOutDir: true, outDir: join(import.meta.dirname, 'dist') },
  plugins: [viteReact(), fastifyReact()],
};
