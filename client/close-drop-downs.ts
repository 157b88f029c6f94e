// A `<details data-drop-down>` lies over the page and opens without JavaScript. This closes it: by a click beside it,
// by a followed link, because a navigation may leave it standing, by a `data-close` within it, and by Escape. A popover
// needs it for links alone.

export function startClosingDropDowns(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const dropDown of listOpen()) {
      if (!dropDown.contains(target) || target.closest('a')) dropDown.open = false;
      else if (target.closest('[data-close]')) closeAndReturn(dropDown);
    }
    target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const dropDown of listOpen()) closeAndReturn(dropDown);
  });
}

/** The focus goes back to what opened it. */
export function closeAndReturn(dropDown: HTMLDetailsElement): void {
  dropDown.open = false;
  dropDown.querySelector('summary')?.focus();
}

function listOpen(): Iterable<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-drop-down][open]');
}
