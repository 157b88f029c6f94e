import { Icon } from './icon.tsx';

export function ArrowIcon({ isBack }: { isBack?: boolean }) {
  return <Icon box={18} line={2} path={isBack ? 'M17 9H1M7 3L1 9L7 15' : 'M1 9H17M11 3L17 9L11 15'} />;
}
