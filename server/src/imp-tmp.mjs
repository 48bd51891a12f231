const c=process.cpuUsage();
await import(process.argv[2]);
const d=process.cpuUsage(c);console.log(process.argv[2],'cpu',Math.round((d.user+d.system)/1000));
