import { Notifications } from '@mantine/notifications';

/** Where toasts appear. */
export function Toasts() {
  return <Notifications position="top-center" limit={3} />;
}
