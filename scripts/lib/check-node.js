// Imported first, before anything that an older Node could not run.
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(
    `O Artesa precisa do Node.js 20 ou mais novo; este é o ${process.versions.node}. Instale uma versão atual em https://nodejs.org`,
  );
  process.exit(1);
}
