import sharp from 'sharp';
const [out,...files]=process.argv.slice(2);
const H=900;const imgs=[];let x=0;
for(const f of files){const b=await sharp(f).resize({height:H,fit:'inside'}).toBuffer({resolveWithObject:true});imgs.push({input:b.data,left:x,top:0});x+=b.info.width+12}
await sharp({create:{width:x,height:H,channels:3,background:'#888'}}).composite(imgs).png().toFile(out);
