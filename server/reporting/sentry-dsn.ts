// A DSN, taken apart: `https://KEY@sentry.example/42`. The key is public by design; an old second one is left out.

export type SentryDsn = {
  /** The DSN as browsers receive it and name it in their envelopes. */
  publicDsn: string;
  /** The address that envelopes are posted to. */
  ingestUrl: string;
};

/** Null when it is not one. */
export function readDsn(text: string): SentryDsn | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const [, folder = '', project] = /^(\/.*)?\/(\d+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !/^\w+$/.test(url.username) || !project) return null;
  return {
    publicDsn: `${url.protocol}//${url.username}@${url.host}${folder}/${project}`,
    ingestUrl: `${url.origin}${folder}/api/${project}/envelope/?sentry_key=${url.username}&sentry_version=7`,
  };
}
