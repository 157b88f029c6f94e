// The record as a page of its own, to be kept, sent and printed.
import { escapeHtml } from '../../escape-html.ts';
import type { PrivacyRecord, RecordSection } from './read-record.ts';

const style = `body{max-width:70rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#222}
h1{font-size:1.6rem}h2{margin-top:2.5rem;font-size:1.25rem}table{width:100%;border-collapse:collapse;font-size:.9rem}
th,td{padding:.4rem .5rem;border:1px solid #ccc;text-align:start;vertical-align:top;white-space:pre-line;
overflow-wrap:anywhere}th{background:#f5f5f2}tr{break-inside:avoid}@page{size:landscape}`;

export function writeRecordPage({ locale, title, made, controller, sections }: PrivacyRecord): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>
<p>${controller.map(escapeHtml).join('<br>')}</p>
<p>${escapeHtml(made)}</p>
${sections.map(writeSection).join('\n')}
</body></html>
`;
}

function writeSection({ title, says, columns, rows }: RecordSection): string {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('');
  const table = `<table><thead><tr>${cells('th', columns)}</tr></thead><tbody>
${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}</tbody></table>`;
  return `<h2>${escapeHtml(title)}</h2>
${says.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${columns.length > 0 ? table : ''}`;
}
