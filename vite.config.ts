import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What nearly every page needs comes in two files instead of dozens of small ones: fewer requests, and
            // they compress better together. What only one screen uses stays with it.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@orpc|cookie)[\\/](?!.*(queriesObserver|useQueries))/,
                },
                {
                  name: 'shell',
                  test: /^\0(vite|rolldown)|[\\/](src[\\/]web|lucide-react|clsx|subscription[\\/]rules|meal-plan[\\/]rules[\\/]local-plan-key|site[\\/]web[\\/]data)[\\/.](?!.*(ui[\\/]menu|outbox|field|text-area|tabs|tab-panel|checkbox|sheet|toaster|palette|theme-choice))/,
                  minShareCount: 2,
                },
                {
                  name: 'home',
                  test: /[\\/]features[\\/](discovery[\\/]web[\\/](home[\\/]|home-screen|search-box|data)|recipes[\\/](rules\.ts|web[\\/](recipe-card|recipe-grid|data\.ts))|favorites[\\/]web[\\/](data|save-button))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
