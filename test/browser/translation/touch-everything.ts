// What a hand can do on a page without leaving it: type into each field, tick and untick each box, and unfold what is folded.
import type { Locator, Page } from 'playwright-core';

const typed = ':is(input:is([type=text], [type=email], [type=tel], [type=url], :not([type])), textarea)';
/** Boxes of a form that asks for another page lead there. */
const ticked = 'main form:not([method=get]) input[type=checkbox]';

/** Goes by what is there when it begins. */
export async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details:not([data-drop-down])'))
      folded.open = true;
  });
  for (const field of await listUsable(page.locator(`main ${typed}`))) await field.fill('x').catch(() => undefined);
  for (const box of await listUsable(page.locator(ticked))) {
    const wasTicked = await box.isChecked();
    await box.setChecked(!wasTicked, { force: true });
    await box.setChecked(wasTicked, { force: true });
  }
}

async function listUsable(controls: Locator): Promise<Locator[]> {
  const all = await controls.all();
  const usable = await Promise.all(all.map(async (one) => (await one.isVisible()) && (await one.isEditable())));
  return all.filter((_, at) => usable[at]);
}
