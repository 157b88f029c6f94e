// What a hand can do on a page without leaving it: type into each field, tick and untick each box, and unfold what is folded.
import type { ElementHandle, Page } from 'playwright-core';
import { untilAtRest } from './until-at-rest.ts';

const typed = ':is(input:is([type=text], [type=email], [type=tel], [type=url], :not([type])), textarea)';
/** Boxes of a form that asks for another page lead there. */
const ticked = 'main form:not([method=get]) input[type=checkbox]';

/** Goes by what is there when what is folded has been opened and everything has come; no touch is about to change another. */
export async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details:not([data-drop-down])'))
      folded.open = true;
  });
  await untilAtRest(page);
  for (const field of await page.locator(`main ${typed}`).elementHandles()) {
    if (!(await isUsable(field))) continue;
    await field.fill('x');
    await untilAtRest(page);
  }
  for (const box of await page.locator(ticked).elementHandles()) {
    if (!(await isUsable(box))) continue;
    await press(box);
    await untilAtRest(page);
    if (!(await isUsable(box))) continue;
    await press(box);
    await untilAtRest(page);
  }
}

/** Presses the box itself: a bar that stays in sight may lie over the place where it stands now. */
const press = (box: ElementHandle) => box.evaluate((element) => (element as HTMLElement).click());

/** What was typed elsewhere may have folded it, or taken it away. */
async function isUsable(control: ElementHandle): Promise<boolean> {
  if (!(await control.evaluate((element) => element.isConnected))) return false;
  return (await control.isVisible()) && (await control.isEditable());
}
