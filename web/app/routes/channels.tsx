import { Channels } from '../features/channels/channels.tsx';

export const meta = () => [{ title: 'Onde você vende · Artesa' }];

export default function ChannelsScreen() {
  return <Channels />;
}
