// Where the pages start in the browser: the language, the questions to the server, and the addresses, put together.
// What is on a page is in pages/; what surrounds every page is in shell/.

import '@uswds/uswds/css/uswds.min.css';
import './styles/ground.css';
import './styles/parts.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { questions } from './api/questions.ts';
import { router } from './router.tsx';
import { language } from './words/index.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');

createRoot(place).render(
  <I18nextProvider i18n={language}>
    <QueryClientProvider client={questions}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </I18nextProvider>,
);
