/** `changed`: published, with a draft over it; `timed`: published by itself later; `failed`: it could not be, at its time. */
export const contentStates = ['draft', 'timed', 'failed', 'changed', 'published'] as const;

export type ContentState = (typeof contentStates)[number];
