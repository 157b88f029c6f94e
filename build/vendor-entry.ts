// Never loaded by a page. As a second entry it makes esbuild put the libraries, which both entries import, into chunks
// without our own code: their hash stays the same, and a visitor's cache valid, from release to release.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';

export {
  QueryClient,
  QueryClientProvider,
  QueryErrorResetBoundary,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
export { Link, Router, useLocation, useSearch } from 'wouter';
