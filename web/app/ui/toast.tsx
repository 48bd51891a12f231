import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';

const closeButtonProps = { 'aria-label': 'Fechar aviso' };

// The same in both schemes: a white sign stands on them.
const colors = { good: '#3f7032', bad: '#b02a23', info: '#ab4728' };

/** The id is the message, so the same message is not stacked twice. */
function show(message: string, color: string, icon: React.ReactNode) {
  notifications.hide(message);
  notifications.show({ id: message, message, color, icon, closeButtonProps });
}

export const toast = {
  /** Takes away what no longer holds. */
  clear: () => notifications.clean(),
  success: (message: string) => show(message, colors.good, <IconCheck size={18} aria-hidden />),
  error: (message: string) =>
    show(message, colors.bad, <IconAlertTriangle size={18} aria-hidden />),
  info: (message: string) => show(message, colors.info, <IconInfoCircle size={18} aria-hidden />),
};
