// Icons of the office's navigation, drawn with one stroke.
import { Icon } from '../../icons/icon.tsx';

export const TodayIcon = () => (
  <Icon box={20} line={1.75} path="M3 5H17V17H3ZM3 9H17M7 2.5V5M13 2.5V5M7 13L9 15L13 11.5" />
);
export const OrdersIcon = () => (
  <Icon box={20} line={1.75} path="M3 7L10 3L17 7V14L10 18L3 14ZM3 7L10 11L17 7M10 11V18" />
);
export const PackIcon = () => <Icon box={20} line={1.75} path="M4 4V16M8 4V16M12 4V16M16 4V16" />;
export const ReturnsIcon = () => <Icon box={20} line={1.75} path="M8 4L4 8L8 12M4 8H12.5A4 4 0 0 1 12.5 16H8" />;
export const DraftsIcon = () => <Icon box={20} line={1.75} path="M3 17L4 13L14 3L17 6L7 16Z" />;
export const DiscountsIcon = () => <Icon box={20} line={1.75} path="M3 3H10L17 10L10 17L3 10ZM6.5 6.5H7V7H6.5Z" />;
export const FindIcon = () => (
  <Icon box={20} line={1.75} path="M14 8.5A5.5 5.5 0 1 1 3 8.5A5.5 5.5 0 0 1 14 8.5ZM12.5 12.5L17.5 17.5" />
);
export const AccountIcon = () => (
  <Icon
    box={20}
    line={1.75}
    path="M13.5 6.5A3.5 3.5 0 1 1 6.5 6.5A3.5 3.5 0 0 1 13.5 6.5ZM3 17.5C3.5 11.5 16.5 11.5 17 17.5"
  />
);
export const CustomersIcon = () => (
  <Icon
    box={20}
    line={1.75}
    path="M10.5 7A3 3 0 1 1 4.5 7A3 3 0 0 1 10.5 7ZM1.5 16.5C2 11.5 13 11.5 13.5 16.5M13 4.2A3 3 0 0 1 13 9.8M15.5 12.4C17.4 13.2 18.4 14.6 18.5 16.5"
  />
);
export const NewsletterIcon = () => <Icon box={20} line={1.75} path="M2.5 4.5H17.5V15.5H2.5ZM2.5 5L10 11L17.5 5" />;
export const ReviewsIcon = () => (
  <Icon box={20} line={1.75} path="M10 2.5L12.3 7.3L17.5 8L13.7 11.7L14.6 17L10 14.4L5.4 17L6.3 11.7L2.5 8L7.7 7.3Z" />
);
export const KeysIcon = () => (
  <Icon box={20} line={1.75} path="M2.5 5H17.5V15H2.5ZM5.5 8H6.5M9.5 8H10.5M13.5 8H14.5M6 12H14" />
);
export const DeliveryIcon = () => (
  <Icon
    box={20}
    line={1.75}
    path="M2 5H12V14H2ZM12 8H15.5L18 11V14H12M7 14.5A1.5 1.5 0 1 1 4 14.5A1.5 1.5 0 1 1 7 14.5M16 14.5A1.5 1.5 0 1 1 13 14.5A1.5 1.5 0 1 1 16 14.5"
  />
);
export const LogIcon = () => <Icon box={20} line={1.75} path="M4 3H16V17H4ZM7 7H13M7 10H13M7 13H11" />;
export const MoreIcon = () => <Icon box={20} line={2.5} path="M3 10H5.5M8.75 10H11.25M14.5 10H17" />;
