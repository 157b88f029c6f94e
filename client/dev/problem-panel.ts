// What is wrong while somebody develops, at the bottom of the page: it covers no more than it must, and goes when it is mended.
import type { DevProblem } from './dev-state.ts';

const styles = `
  :host { all: initial; }
  section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 50vh; overflow: auto; padding: 12px 16px;
    background: #1d1b22; color: #f4f1f8; font: 13px/1.5 ui-monospace, monospace; border-top: 3px solid #ff6b6b; }
  h2 { margin: 0 0 4px; font: inherit; font-weight: 700; color: #ff9b9b; }
  p, pre { margin: 0 0 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
  pre { color: #cfc8da; white-space: pre; overflow-x: auto; }
  button { float: right; font: inherit; color: inherit; background: none; border: 1px solid currentcolor; border-radius: 4px; }
`;

export type ProblemPanel = { show(problems: readonly DevProblem[]): void };

export function createProblemPanel(): ProblemPanel {
  const host = document.createElement('kasa-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  let closed = '';
  return {
    show(problems) {
      const told = JSON.stringify(problems);
      if (problems.length === 0 || told === closed) {
        host.remove();
        return;
      }
      const section = document.createElement('section');
      section.setAttribute('role', 'alert');
      const close = add(section, 'button', 'Close');
      close.onclick = () => {
        closed = told;
        host.remove();
      };
      for (const { path, line, column, message, frame } of problems) {
        if (path) add(section, 'h2', `${path}:${line}:${column}`);
        add(section, 'p', message);
        if (frame) add(section, 'pre', frame);
      }
      shadow.replaceChildren(section);
      document.documentElement.append(host);
    },
  };
}

function add(parent: HTMLElement, name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}
