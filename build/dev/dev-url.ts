/** What `make dev` answers itself, before the shop. */
export const devUrl = '/assets/dev/';
