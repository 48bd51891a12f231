import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';

const closeButtonProps = { 'aria-label': 'Fechar aviso' };

/** The id is the message, so the same message is not stacked twice. */
function show(message: string, color: string, icon: React.ReactNode) {
  notifications.hide(message);
  notifications.show({ id: message, message, color, icon, closeButtonProps });
}

export const toast = {
  success: (message: string) => show(message, 'teal', <IconCheck size={18} aria-hidden />),
  error: (message: string) => show(message, 'red', <IconAlertTriangle size={18} aria-hidden />),
  info: (message: string) => show(message, 'terracotta', <IconInfoCircle size={18} aria-hidden />),
};
