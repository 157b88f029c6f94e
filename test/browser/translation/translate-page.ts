// What a browser's page translation does to a page, but for the other words: it takes every text node out, puts `<font>`s
// with a text of its own there, goes on so with whatever is added, and calls the document one of another language.
import type { Page } from 'playwright-core';

/** React has taken over every part: browsers wait half a second after a page has loaded. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const propsOf = (element: Element) =>
      Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1] as object | undefined;
    // What a merchant has written is nobody's but the page's.
    function isWritten(control: Element): boolean {
      for (let at = control.parentElement; at; at = at.parentElement) {
        const props = propsOf(at);
        if (props) return 'dangerouslySetInnerHTML' in props;
      }
      return false;
    }
    const controls = document.querySelectorAll('#root :is(summary, input[name], select, textarea)');
    return [...controls].every((control) => propsOf(control) || isWritten(control));
  });
}

export async function translatePage(page: Page): Promise<void> {
  await untilTakenOver(page);
  await page.evaluate(() => {
    // Editors of formatted text say that of themselves, and put back at once what others write there.
    const untouched = 'font, script, style, svg, textarea, .notranslate, [translate="no"]';
    const isLeftAlone = (text: Text) => !text.data.trim() || text.parentElement?.closest(untouched) !== null;

    function translate(root: Node): void {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter((each) => each.isConnected && !isLeftAlone(each))) {
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
      }
    }

    document.documentElement.lang = 'eo';
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    const watching = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
}

/** What is to be read on a page, without its spaces. */
export async function readPage(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s+/g, '');
}
