/** The style of the page of a battle, and the script that turns its leaves. Both are in the file itself. */

export const pageStyle = `
:root{color-scheme:light dark;--ink:#1c1a16;--paper:#fbf8f1;--rule:#cfc7b6}
@media (prefers-color-scheme:dark){:root{--ink:#ece7db;--paper:#1e1d1a;--rule:#4a463d}}
body{margin:0;color:var(--ink);background:var(--paper);font:1rem/1.45 Georgia,"Times New Roman",serif}
header,nav,main,footer{max-width:1400px;margin:0 auto;padding:.5rem 1rem}
h1{font-size:1.5rem;margin:.4rem 0 0}h2{font-size:1.15rem;border-bottom:1px solid var(--rule)}h3{font-size:1rem;margin:.9rem 0 .1rem}
header p,.about,footer{margin:0;font-size:.9rem;opacity:.85}
nav{position:sticky;top:0;background:var(--paper);border-bottom:1px solid var(--rule);display:flex;flex-wrap:wrap;gap:.5rem .9rem;align-items:center;font-family:system-ui,sans-serif;z-index:1}
nav button{font:inherit;min-height:2.75rem;min-width:2.75rem;padding:0 .8rem}
nav input[type=range]{vertical-align:middle;width:min(16rem,40vw);min-height:2.75rem}
fieldset{border:0;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:.9rem}legend{float:left;padding:0 .6rem 0 0}
main{display:grid;gap:1rem;grid-template-columns:minmax(0,3fr) minmax(18rem,2fr)}
@media (max-width:60rem){main{grid-template-columns:minmax(0,1fr)}nav{position:static}}
figure{margin:0}svg.map{max-height:85vh;touch-action:none}
.text{white-space:pre-wrap;margin:.2rem 0;overflow-wrap:anywhere}li{white-space:pre-wrap;overflow-wrap:anywhere}time{font-weight:400;opacity:.8}
[hidden]{display:none}
table{border-collapse:collapse;width:100%;font-size:.9rem;margin:.6rem 0}th,td{border:1px solid var(--rule);padding:.2rem .4rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
td:nth-child(-n+3){white-space:nowrap}td:nth-child(5){width:20%}.printed{display:none}
@media screen and (max-width:40rem),screen and (min-width:60.01rem){table,tbody,tr,td{display:block;border:0}thead{position:absolute;clip-path:inset(50%)}
tr{border-top:1px solid var(--rule);padding:.3rem 0}td{padding:0}td:nth-child(-n+3){display:inline-block;padding-right:.8rem;opacity:.85}td:empty{display:none}td:nth-child(5){width:auto;font-style:italic}}
@page{margin:15mm;@bottom-center{content:counter(page)}}
@media print{:root{color-scheme:light;--ink:#000;--paper:#fff;--rule:#888}body{font-size:10.5pt}header,main,footer{max-width:none;padding:0}
nav,.looked-at{display:none}main{display:block}section[hidden]{display:block}section+section{break-before:page}
h2,h3,.about{break-after:avoid}tr,li{break-inside:avoid}thead{display:table-header-group}p{orphans:3;widows:3}
.printed{display:block;break-before:page;break-inside:avoid}.printed svg.map{max-height:85vh;margin-top:.5rem}}
`;

/** Plain script for any browser of the last ten years. It reads and writes nothing but the page. */
export const pageScript = `
(function(){
var map=document.getElementById('map'),range=document.getElementById('turn'),now=document.getElementById('now');
var sections=[].slice.call(document.querySelectorAll('[data-papers]')),layers=[].slice.call(document.querySelectorAll('[data-turn]'));
var whole=map.getAttribute('viewBox').split(' ').map(Number),box=whole.slice();
function view(){var one=document.querySelector('input[name=view]:checked');return one?one.value:null}
function show(){var at=Number(range.value),key=view();
sections.forEach(function(s,i){s.hidden=i!==at});
var turn=sections[at]?sections[at].getAttribute('data-papers'):'';
layers.forEach(function(g){var on=g.getAttribute('data-turn')===turn&&(key===null||g.getAttribute('data-view')===key);
if(on)g.removeAttribute('hidden');else g.setAttribute('hidden','')});
now.textContent=sections[at]?sections[at].querySelector('h2').textContent:''}
function look(){map.setAttribute('viewBox',box.join(' '))}
function step(by){range.value=Number(range.value)+by;show()}
function zoom(by){var w=Math.min(whole[2],box[2]*by),h=w*whole[3]/whole[2];
box=[box[0]+(box[2]-w)/2,box[1]+(box[3]-h)/2,w,h];look()}
document.getElementById('back').onclick=function(){step(-1)};document.getElementById('on').onclick=function(){step(1)};
document.getElementById('in').onclick=function(){zoom(.7)};document.getElementById('out').onclick=function(){zoom(1/.7)};
document.getElementById('all').onclick=function(){box=whole.slice();look()};
range.oninput=show;[].forEach.call(document.querySelectorAll('input[name=view]'),function(one){one.onchange=show});
map.addEventListener('wheel',function(e){e.preventDefault();zoom(e.deltaY<0?.85:1/.85)},{passive:false});
var held=null;
map.addEventListener('pointerdown',function(e){held=[e.clientX,e.clientY,box.slice()];map.setPointerCapture(e.pointerId)});
map.addEventListener('pointermove',function(e){if(!held)return;var k=box[2]/map.clientWidth;
box=[held[2][0]-(e.clientX-held[0])*k,held[2][1]-(e.clientY-held[1])*k,box[2],box[3]];look()});
map.addEventListener('pointerup',function(){held=null});map.addEventListener('pointercancel',function(){held=null});
[].forEach.call(document.querySelectorAll('time'),function(t){var d=new Date(t.getAttribute('datetime'));
if(!isNaN(d))t.textContent=('0'+d.getHours()).slice(-2)+':'+('0'+d.getMinutes()).slice(-2)});
show();
})();
`;
