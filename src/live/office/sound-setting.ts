// Whether new orders sound: of this browser, and on until somebody switches it off.
const KEY = 'kasa-office-sound';

/** Storage may be forbidden: then it is on. */
export function isSoundOn(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSoundOn(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, 'off');
  } catch {
    // It lasts as long as the page.
  }
}
