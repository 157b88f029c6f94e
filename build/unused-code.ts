// Stands in for code that libraries import and that nothing here can reach: infinite queries (TanStack Query) and
// the patterns of wouter's <Route>; our routes have their own.
export const infiniteQueryBehavior = undefined;
export const hasNextPage = undefined;
export const hasPreviousPage = undefined;
export const parse = undefined;
