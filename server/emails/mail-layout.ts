// The one layout of all e-mails, as text and as HTML. Pictures come from the shop's own address, the same for everybody:
// nothing in an address says who opens the e-mail, and without pictures nothing is missing.
import { companyLines } from '../shop/company-lines.ts';
import type { MailContent, MailSection } from './mail-content.ts';
import { frameMail } from './mail-frame.ts';
import { sectionHtml } from './mail-section-html.ts';

export function layOutMail(content: MailContent): { text: string; html: string } {
  const { shop, publicUrl, locale, sections } = content;
  const company = companyLines(shop.company, locale);
  return {
    text: withoutBlankRuns([...sections.map(sectionText), ['-- ', ...company].join('\n')].join('\n\n')),
    html: frameMail(
      { ...content, company },
      sections.map((section) => sectionHtml(section, shop.brand, publicUrl)).join(''),
    ),
  };
}

/** What a section leaves empty, or the merchant has typed, leaves one blank line. */
function withoutBlankRuns(text: string): string {
  return text.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n').trimStart();
}

function sectionText(section: MailSection): string {
  switch (section.kind) {
    case 'paragraph':
      return section.text;
    case 'notice':
      // One that has a colon itself, as `Your code: 855185`, is a line of its own.
      return `${section.title}${section.title.includes(': ') ? '\n' : ': '}${section.text}`;
    case 'goods':
      return [
        section.title,
        ...section.goods.map(({ name, detail, amount }) => {
          const whole = [name, detail].filter(Boolean).join(', ');
          return amount ? `  ${whole}: ${amount}` : `  ${whole}`;
        }),
      ].join('\n');
    case 'rows': {
      const rows = section.rows.map(({ name, amount }) => (amount ? `  ${name}: ${amount}` : `  ${name}`));
      return [...(section.title ? [section.title] : []), ...rows].join('\n');
    }
    case 'lines':
      return [section.title, ...section.lines.map((line) => `  ${line}`)].join('\n');
    case 'link':
    case 'reference':
      return `${section.label}:\n${section.url}`;
  }
}
