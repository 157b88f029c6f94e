// The footer's code comes after the first view, and with it what the phone's menu has from there; its sheet does not.
import { latePart } from '../../ui/late-part.tsx';
import './site-footer.module.css';

export const LateSiteFooter = latePart(async () => (await import('./site-footer.tsx')).bindSiteFooter());
export const LateMenuLinks = latePart(async () => (await import('./site-footer.tsx')).bindMenuLinks());
