import { defineConfig } from 'vite';

/**
 * The server in a few files, for `npm start`: reading its 1,500 modules one by one took 0.7 s and 30 MB more
 * (docs/decisions/0009-server-in-one-file.md). Development and tests run the sources as they are.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/app/server/main.ts',
    outDir: 'build/host',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      external: ['pg-native'],
      output: {
        // React chooses its build when it is imported. A setting of the operator must not choose the slow one.
        banner: ({ isEntry }) =>
          isEntry ? `import 'data:text/javascript,process.env.NODE_ENV="production"';` : '',
      },
    },
  },
  // Native code, what starts threads from files of its own, and what the built pages share with the server stay packages.
  ssr: { noExternal: true, external: ['sharp', 'tinypool', 'react', 'react-dom', 'react-router'] },
});
