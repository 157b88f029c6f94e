// The first page's texts come with it: each group of them would be a request of its own, for which its first press waits.
import type { Messages } from '#src/i18n/all-messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Surface, SurfacePage } from '#src/surface.ts';

export function withTextsOfPage(surface: Surface): Surface {
  const text = document.getElementById('kasa-texts')?.textContent;
  // In development they are files, which change while the page is open.
  if (!text) return surface;
  const texts = JSON.parse(text) as Partial<Messages>;
  const { route } = surface.locate(window.location.pathname, document.body.dataset.locale as Locale);
  const first = surface.pages[route] as SurfacePage;
  const page = async () => ({ ...(await first.page()), loadTexts: async () => ({}) });
  return { ...surface, loadTexts: async () => texts, pages: { ...surface.pages, [route]: { ...first, page } } };
}
