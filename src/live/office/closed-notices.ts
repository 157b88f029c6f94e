// Which refused actions this window has been told of and has closed. They stand on their orders' pages all the same.
const KEY = 'kasa-office-closed-notices';
const MOST_KEPT = 50;

const closed = new Set<string>(read());

export function isClosed(id: string): boolean {
  return closed.has(id);
}

export function noteClosed(id: string): void {
  closed.add(id);
  try {
    window.sessionStorage.setItem(KEY, [...closed].slice(-MOST_KEPT).join(' '));
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
