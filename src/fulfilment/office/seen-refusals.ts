// Which refused actions this window has been told of and has closed. They stand on their orders' pages all the same.
const KEY = 'kasa-office-seen-refusals';
const MOST_KEPT = 50;

const seen = new Set<string>(read());

export function isSeen(id: string): boolean {
  return seen.has(id);
}

export function markSeen(id: string): void {
  seen.add(id);
  try {
    window.sessionStorage.setItem(KEY, [...seen].slice(-MOST_KEPT).join(' '));
  } catch {
    // Storage may be forbidden: then it is told again after a reload.
  }
}

function read(): string[] {
  try {
    return window.sessionStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
