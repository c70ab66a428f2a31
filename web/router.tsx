// The addresses of the pages, and what each takes from its address.
// What a page shows is in pages/.

import {
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { DecisionPage } from './pages/decision/decision.tsx';
import { Home } from './pages/home.tsx';
import { MonthPage } from './pages/month/month.tsx';
import { Participants } from './pages/participants.tsx';
import { ReadingPage } from './pages/readings/reading.tsx';
import { ReadingsPage } from './pages/readings/readings.tsx';
import { RecordPage } from './pages/record/record.tsx';
import { RunPage } from './pages/run/run.tsx';
import { SignedIn } from './pages/sign-in.tsx';
import { VerifyPage } from './pages/verify.tsx';
import { WhyPage } from './pages/why.tsx';
import { Frame, VERIFY } from './shell/frame.tsx';
import { BrokenPage, NothingHere } from './shell/problem.tsx';

/** The parts of a query that a page knows, where they are texts; whatever else stands there is left out. */
function only<K extends string>(...names: readonly K[]) {
  return (query: Readonly<Record<string, unknown>>): { [N in K]?: string } => {
    const known = names.filter((name) => typeof query[name] === 'string' && query[name] !== '');
    return Object.fromEntries(known.map((name) => [name, query[name]])) as { [N in K]?: string };
  };
}

const root = createRootRoute({ component: Frame, notFoundComponent: NothingHere, errorComponent: BrokenPage });
const getParentRoute = () => root;

/** A page about something else is another page: nothing of the one before stays in it. */
const remountDeps = ({ params }: { params: object }) => params;

const routeTree = root.addChildren([
  createRoute({ getParentRoute, path: '/', component: Home }),
  createRoute({ getParentRoute, path: '/sign-in', component: SignedIn }),
  createRoute({ getParentRoute, path: VERIFY, validateSearch: only('code'), component: VerifyPage }),
  createRoute({
    getParentRoute,
    path: '/participants',
    validateSearch: only('search', 'after'),
    component: Participants,
  }),
  createRoute({
    getParentRoute,
    path: '/participants/$participant',
    validateSearch: only('asOf', 'knownOn'),
    remountDeps,
    component: RecordPage,
  }),
  createRoute({
    getParentRoute,
    path: '/participants/$participant/decisions/$decision',
    remountDeps,
    component: DecisionPage,
  }),
  createRoute({
    getParentRoute,
    path: '/participants/$participant/payments/$award/$month',
    remountDeps,
    component: WhyPage,
  }),
  createRoute({ getParentRoute, path: '/months/$month', remountDeps, component: MonthPage }),
  createRoute({ getParentRoute, path: '/runs/$run', remountDeps, component: RunPage }),
  createRoute({ getParentRoute, path: '/readings', component: ReadingsPage }),
  createRoute({ getParentRoute, path: '/readings/$reading', remountDeps, component: ReadingPage }),
]);

export const router = createRouter({
  routeTree,
  // What stands in an address is text: "2026" stays "2026".
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(String),
  scrollRestoration: true,
  defaultErrorComponent: BrokenPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
