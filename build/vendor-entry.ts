// Never loaded by a page. As a second entry beside a surface's it makes esbuild put what both reach, the libraries,
// into chunks without a line of ours: they keep their hash, and a visitor's cache, from release to release.
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
