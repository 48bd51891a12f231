import { Outlet } from 'react-router';
import { Frame } from '../features/shell/frame.tsx';

export default function FrameLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
