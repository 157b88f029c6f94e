// HTML that was sanitised when it was stored. The page enforces Trusted Types, so in the browser the HTML has to pass
// through a policy that the content security policy names.
type TrustedTypePolicy = { createHTML(html: string): TrustedHtml };
type TrustedHtml = string & { readonly trusted?: never };
type TrustedTypes = { createPolicy(name: string, rules: { createHTML(html: string): string }): TrustedTypePolicy };

let policy: TrustedTypePolicy | undefined;

export function SanitisedHtml({ html, className }: { html: string; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when stored, see server/sanitise-html.ts
  return <div className={className} dangerouslySetInnerHTML={{ __html: toTrusted(html) }} />;
}

export function toTrusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy('kasa-sanitised', { createHTML: (text) => text });
  return policy.createHTML(html);
}
