// Forms that browsers with agents offer to them as tools: WebMCP's declarative attributes
// (https://developer.chrome.com/docs/ai/webmcp/declarative-api). Written into the HTML that was rendered, so that no script
// grows by them. Without `toolautosubmit` it is a person who sends what an agent has filled in.
import { type RouteLocation, type RouteName, urlOf } from '#src/addresses.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { escapeHtml } from '../../escape-html.ts';
import { translateTo } from '../../i18n/translations.ts';

type FormTool = {
  name: string;
  description: MessageKey;
  /** The address of its form; null on a page that has no such form. */
  actionOn(location: RouteLocation): string | null;
};

const isOn = ({ route }: RouteLocation, wanted: RouteName) => route === wanted;

export const formTools: readonly FormTool[] = [
  {
    name: 'search_products',
    description: 'tools.search',
    actionOn: ({ locale }) => urlOf('search', { locale }),
  },
  {
    name: 'add_to_cart',
    description: 'tools.addToCart',
    actionOn: (location) =>
      isOn(location, 'product')
        ? urlOf('product', { locale: location.locale, product: location.params.product ?? '' })
        : null,
  },
  {
    name: 'find_order',
    description: 'tools.findOrder',
    actionOn: (location) => (isOn(location, 'findOrder') ? urlOf('findOrder', { locale: location.locale }) : null),
  },
];

const FORM = '<form ';

/** The HTML with each of these forms named as a tool: the first that leads to the tool's address. */
export function markForms(html: string, location: RouteLocation): string {
  const t = translateTo(location.locale);
  return formTools.reduce((marked, { name, description, actionOn }) => {
    const action = actionOn(location);
    const start = action === null ? -1 : findForm(marked, ` action="${escapeHtml(action)}"`);
    if (start < 0) return marked;
    const at = start + FORM.length;
    const attributes = `toolname="${name}" tooldescription="${escapeHtml(t(description))}" `;
    return marked.slice(0, at) + attributes + marked.slice(at);
  }, html);
}

function findForm(html: string, attribute: string): number {
  for (let at = html.indexOf(FORM); at >= 0; at = html.indexOf(FORM, at + 1)) {
    if (html.slice(at, html.indexOf('>', at)).includes(attribute)) return at;
  }
  return -1;
}
