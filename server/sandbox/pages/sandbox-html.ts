// The pages that the sandbox serves. All of them say that they are a sandbox; none has an inline script or style.
import type { FastifyReply } from 'fastify';
import { translateTo } from '#server/i18n/translations.ts';
import type { Locale } from '#src/i18n/locales.ts';

export type SandboxPage = {
  locale: Locale;
  title: string;
  bodyClass: string;
  /** HTML; interpolations must have gone through `escapeHtml`. */
  body: string;
  script?: string;
  /** The only origin that may frame the page; null for none. */
  frameAncestor: string | null;
  /** Further origins that a form may lead to. */
  formTargets?: string[];
};

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function sendPage(reply: FastifyReply, page: SandboxPage): FastifyReply {
  const { locale, title, bodyClass, body, script, frameAncestor, formTargets = [] } = page;
  const fontOrigins = frameAncestor ? `${frameAncestor} https: data:` : "'self'";
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${frameAncestor ?? ''} https:`,
    `font-src ${fontOrigins}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    `form-action 'self' ${formTargets.join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestor ?? "'none'"}`,
  ].join('; ');
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${frameAncestor ? 'light only' : 'light dark'}">
<meta name="robots" content="noindex">
<meta name="shop-origin" content="${escapeHtml(frameAncestor ?? '')}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/sandbox-pages.css">
${script ? `<script src="/assets/${script}" defer></script>` : ''}
</head>
<body class="${bodyClass}">
<p class="sandbox-notice">${escapeHtml(translateTo(locale)('sandboxBank.notice'))}</p>
${body}
</body>
</html>
`);
}
