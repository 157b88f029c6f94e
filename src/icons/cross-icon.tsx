import { Icon } from './icon.tsx';

export const CrossIcon = () => <Icon box={10} line={2} path="M1 1L9 9M9 1L1 9" />;
