// A `<details data-drop-down>` covers part of the page and opens without JavaScript. This closes it: on a click
// outside, on a followed link, because it may survive a navigation, and on Escape. A popover needs only the closing on
// links.

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
