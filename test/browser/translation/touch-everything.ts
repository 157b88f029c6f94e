// What a hand can do on a page without leaving it: type into each field, tick and untick each box, and unfold what is folded.
import type { Locator, Page } from 'playwright-core';
import { untilSettled } from '../settled-page.ts';

const typed = ':is(input:is([type=text], [type=email], [type=tel], [type=url], :not([type])), textarea)';
/** Boxes of a form that asks for another page lead there. */
const ticked = 'main form:not([method=get]) input[type=checkbox]';

/** Goes by what is there when it begins. */
export async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details:not([data-drop-down])'))
      folded.open = true;
  });
  // What was folded, and parts of a page that come late, are there before anything is typed.
  await untilSettled(page);
  for (const field of await page.locator(`main ${typed}`).all())
    if (await isUsable(field)) await field.fill('x').catch(() => undefined);
  for (const box of await page.locator(ticked).all()) {
    if (!(await isUsable(box))) continue;
    const wasTicked = await box.isChecked();
    await box.setChecked(!wasTicked, { force: true });
    await box.setChecked(wasTicked, { force: true });
  }
}

/** What was typed elsewhere may have folded it, or taken it away. */
async function isUsable(control: Locator): Promise<boolean> {
  return (await control.isVisible()) && (await control.isEditable());
}
