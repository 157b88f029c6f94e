// A `<details data-drop-down>` lies over the page and opens without JavaScript. This closes it: by a click beside it,
// by a followed link, because a navigation may leave it standing, and by Escape. A popover needs it for links alone.

export function startClosingDropDowns(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const dropDown of listOpen()) {
      if (!dropDown.contains(target) || target.closest('a')) dropDown.open = false;
    }
    target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const dropDown of listOpen()) {
      dropDown.open = false;
      dropDown.querySelector('summary')?.focus();
    }
  });
}

function listOpen(): Iterable<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-drop-down][open]');
}
