import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { downloadFailed } from '#core/workshop/backup-texts.ts';
import { isSignedOut, messageOf } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';
import { AnchorButton } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/toasts/toast.tsx';

/** A file of the server. The browser fetches it, and would fail without a word: a request checks it first. */
export function DownloadButton(props: ComponentProps<typeof AnchorButton>) {
  const { href = '' } = props;
  const ask = useMutation({
    mutationFn: () => answerOf(api.me.$get()),
    onSuccess: () => save(href),
    onError: (error) => {
      if (!isSignedOut(error))
        toast.retriable(downloadFailed, () => ask.mutate(), messageOf(error));
    },
  });
  return (
    <AnchorButton
      variant="default"
      {...props}
      download
      onClick={(event) => {
        event.preventDefault();
        if (!ask.isPending) ask.mutate();
      }}
    />
  );
}

function save(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
