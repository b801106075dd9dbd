package rules

// kindList are classes, with other names of each, and the things that examiners
// ask about. A thing may be a class of another line.
const kindList = `europe,european country,european union:france,germany,italy,spain,britain,england,poland,russia,greece,portugal,sweden,norway,netherlands,belgium,austria,switzerland,ireland,denmark,finland
asia,asian country:china,japan,india,korea,vietnam,indonesia,thailand,persia,iran,iraq,pakistan,mongolia
africa,african country:egypt,nigeria,kenya,ethiopia,ghana,morocco,south africa,algeria,tanzania,sudan
america,the americas,north america:united states,canada,mexico
south america,latin america:brazil,argentina,chile,peru,colombia,bolivia
britain,great britain,united kingdom:england,scotland,wales
scandinavia:sweden,norway,denmark
continent:asia,africa,europe,antarctica,australia
ocean:atlantic,pacific,indian ocean,arctic ocean
metal:iron,copper,zinc,gold,silver,sodium,potassium,aluminium,aluminum,lead,magnesium,calcium,tin,nickel,mercury,steel,brass,bronze,alkali metal,alkaline earth metal,transition metal
alloy:steel,brass,bronze,stainless steel
alkali metal:sodium,potassium,lithium,caesium,cesium,rubidium
alkaline earth metal:calcium,magnesium,barium,strontium,beryllium
transition metal:iron,copper,zinc,nickel,chromium,manganese,cobalt
nonmetal,non metal:halogen,noble gas,sulfur,phosphorus,carbon,oxygen,nitrogen
halogen:chlorine,fluorine,bromine,iodine
noble gas,inert gas,rare gas:helium,neon,argon,krypton,xenon
gas,greenhouse gas:oxygen,nitrogen,hydrogen,carbon dioxide,methane,noble gas,ozone,ammonia
acid:hydrochloric acid,sulfuric acid,nitric acid,acetic acid,amino acid,fatty acid
hydrocarbon:alkane,alkene,alkyne,methane,ethane,propane,benzene
alcohol:ethanol,methanol,propanol,glycerol
carbohydrate,sugar:glucose,fructose,sucrose,lactose,maltose,starch,cellulose,glycogen
polysaccharide:starch,cellulose,glycogen,chitin
protein:enzyme,collagen,keratin,hemoglobin,haemoglobin,antibody,albumin,actin,myosin
enzyme:amylase,lipase,pepsin,trypsin,protease,catalase,helicase
lipid,fat:cholesterol,triglyceride,phospholipid,steroid,butter,lard,olive oil
nucleic acid:dna,rna
vitamin:vitamin a,vitamin c,vitamin d,vitamin k,thiamine,riboflavin,niacin
mineral:quartz,feldspar,mica,calcite,gypsum
rock:igneous rock,sedimentary rock,metamorphic rock,granite,basalt,sandstone,limestone,marble,slate,shale
igneous rock:granite,basalt,obsidian,pumice
sedimentary rock:sandstone,limestone,shale
metamorphic rock:marble,slate,gneiss
animal:vertebrate,invertebrate,whale,mammal,bird,reptile,fish,insect
mammal:dog,cat,horse,whale,bat,human,primate,rodent,dolphin,cow,pig,sheep,goat,bear,elephant,marsupial,carnivore
primate:monkey,ape,human,chimpanzee,gorilla,lemur
rodent:mouse,rat,squirrel,beaver,hamster
marsupial:kangaroo,koala,opossum
vertebrate:mammal,bird,fish,reptile,amphibian
invertebrate:insect,arthropod,mollusk,mollusc,worm,jellyfish,sponge
arthropod:insect,spider,crab,centipede,millipede,crustacean,arachnid
arachnid:spider,scorpion,tick,mite
crustacean,shellfish:crab,lobster,shrimp,prawn
mollusk,mollusc:snail,squid,octopus,clam,oyster,mussel
shellfish:clam,oyster,mussel,scallop
insect:beetle,ant,bee,butterfly,fly,mosquito,moth,wasp,dragonfly,grasshopper,termite,cricket,ladybug
reptile:snake,lizard,turtle,crocodile,tortoise
amphibian:frog,toad,salamander,newt
fish,seafood:salmon,tuna,shark,trout,cod,herring
seafood:shellfish
bird:eagle,penguin,sparrow,owl,hawk,duck,robin,pigeon,chicken,ostrich,songbird,bird of prey
poultry:chicken,turkey,duck
meat:beef,pork,lamb,poultry,chicken,steak,ham
red meat:beef,pork,lamb
plant,vegetation:tree,grass,rose,fern,moss,shrub,conifer,legume,flowering plant
flowering plant:grass,rose,legume,orchid
polynomial,polynomial function:linear,quadratic,cubic,quartic
worm:nematode,roundworm,tapeworm,earthworm,flatworm,leech,fluke
livestock,farm animal:cattle,beef cattle,dairy cattle,sheep,goat,pig,poultry
seed plant:conifer,flowering plant,cycad,grass,rose,legume
primitive,primitive type,primitive value:boolean,string,number,symbol,integer
tree:oak,pine,maple,birch,conifer,spruce,palm
conifer,evergreen:pine,spruce,fir,larch,cedar
legume:pea,bean,lentil,clover,soybean,peanut,chickpea
fruit:apple,orange,banana,grape,citrus fruit,berry,mango,peach
citrus fruit,citrus:orange,lemon,lime,grapefruit
berry:strawberry,blueberry,raspberry
vegetable:carrot,potato,onion,spinach,tomato,cabbage,broccoli,root vegetable,leafy green
root vegetable:carrot,beet,turnip,parsnip
leafy green:spinach,lettuce,kale
grain,cereal,cereal grain:wheat,rice,corn,maize,barley,oat,rye
dairy product,dairy:milk,cheese,butter,yogurt,cream
cheese:cheddar,brie,mozzarella,parmesan,feta
herb:basil,parsley,rosemary,thyme,oregano,mint,sage
spice:pepper,cinnamon,nutmeg,clove,cumin,ginger
nut:almond,walnut,cashew,pecan
sweetener:sugar,honey,syrup,stevia
oil,vegetable oil:olive oil,canola oil,sunflower oil
microorganism,microbe,pathogen,germ:bacterium,bacteria,virus,fungi,fungus,protozoa,yeast
fungus,fungi:yeast,mold,mushroom
bacteria,bacterium:salmonella,e coli,listeria,streptococcus,staphylococcus
antibiotic,antimicrobial:penicillin,amoxicillin,erythromycin,gentamicin,ciprofloxacin,vancomycin,tetracycline,cephalosporin,macrolide
penicillin:amoxicillin,ampicillin
macrolide:erythromycin,azithromycin,clarithromycin
anticoagulant,blood thinner:heparin,warfarin,apixaban,rivaroxaban
analgesic,painkiller,pain reliever:aspirin,paracetamol,acetaminophen,ibuprofen,morphine,codeine,opioid,nsaid
nsaid,anti inflammatory drug:aspirin,ibuprofen,naproxen,diclofenac
opioid,opiate,narcotic:morphine,codeine,fentanyl,oxycodone,heroin,methadone
beta blocker:propranolol,atenolol,metoprolol,bisoprolol,carvedilol
ace inhibitor:lisinopril,enalapril,ramipril,captopril
antihypertensive,blood pressure medication:beta blocker,ace inhibitor,diuretic,lisinopril,amlodipine
diuretic:furosemide,spironolactone,hydrochlorothiazide,loop diuretic,thiazide
loop diuretic:furosemide,bumetanide
antidepressant:ssri,fluoxetine,sertraline,amitriptyline
ssri:fluoxetine,sertraline,citalopram
benzodiazepine,sedative:diazepam,lorazepam,midazolam
insulin:insulin glargine,insulin lispro
steroid,corticosteroid,glucocorticoid:prednisone,prednisolone,hydrocortisone,dexamethasone,cortisol
vaccine:mrna vaccine,toxoid
hormone:insulin,glucagon,cortisol,thyroxine,adrenaline,epinephrine,estrogen,testosterone,aldosterone
neurotransmitter:dopamine,serotonin,acetylcholine,gaba,glutamate
electrolyte:sodium,potassium,calcium,chloride,magnesium
blood cell:red blood cell,white blood cell,platelet,lymphocyte,erythrocyte,leukocyte
white blood cell,leukocyte:lymphocyte,neutrophil,monocyte,eosinophil,basophil
lymphocyte:t cell,b cell
organelle:mitochondrion,ribosome,nucleus,chloroplast,vacuole,lysosome
organ:liver,heart,kidney,lung,stomach,brain,spleen,pancreas,skin
bone:femur,tibia,humerus,radius,ulna,fibula,rib,vertebra
muscle:biceps,triceps,quadriceps,diaphragm,deltoid
joint:knee,hip,elbow,shoulder,ankle
artery:aorta,carotid artery,coronary artery,femoral artery
blood vessel:artery,vein,capillary,aorta
brain:cerebellum,cerebrum,medulla,hippocampus,hypothalamus,thalamus
limb:arm,leg
vital sign:blood pressure,pulse,heart rate,temperature,respiratory rate,body temperature
body fluid:blood,urine,saliva,sweat,lymph
infection,infectious disease:pneumonia,tuberculosis,influenza,measles,malaria
cancer,tumor,tumour:melanoma,leukemia,lymphoma,carcinoma
arrhythmia:atrial fibrillation,bradycardia,tachycardia,ventricular fibrillation
biome,ecosystem:grassland,savanna,taiga,tundra,desert,rainforest
grassland:savanna,steppe,prairie,pampa,meadow,pasture
forest,woodland:taiga,rainforest,tropical rainforest,boreal forest,deciduous forest,cloud forest
wetland:marsh,swamp,bog,fen,constructed wetland
desert:sahara,gobi,atacama
mountain:volcano,everest,kilimanjaro
body of water,water body:lake,river,ocean,pond,sea,lagoon,reservoir
landform:valley,delta,plateau,mountain,canyon,peninsula
storm:hurricane,tornado,blizzard,thunderstorm,cyclone,tropical storm
tropical cyclone:hurricane,typhoon
cloud:cumulus,stratus,cirrus,cumulonimbus
precipitation:rain,snow,hail,rainfall,snowfall,sleet,drizzle
natural disaster,natural hazard:earthquake,flood,hurricane,volcano,tsunami,landslide
season:winter,summer,spring,autumn
weekday:monday,tuesday,wednesday,thursday,friday
weekend:saturday,sunday
planet:mars,venus,jupiter,saturn,mercury,earth
gas giant:jupiter,saturn
star:sun,red giant,white dwarf
string instrument,string,stringed instrument:violin,viola,cello,double bass,harp,guitar
woodwind,woodwind instrument,wind instrument:flute,oboe,clarinet,bassoon,saxophone
brass,brass instrument,wind instrument:trumpet,trombone,horn,tuba
percussion,percussion instrument:timpani,snare drum,xylophone,triangle,drum,marimba
keyboard instrument,keyboard:piano,organ,harpsichord
musical instrument,instrument:violin,piano,flute,guitar,drum
vehicle:car,bus,lorry,truck,bicycle,motorcycle,tram,van,motor vehicle,train
motor vehicle:car,bus,lorry,truck,motorcycle,van
aircraft:airplane,aeroplane,helicopter,glider,balloon,jet
airplane,aeroplane:jet,biplane,airliner,seaplane
ship,boat,vessel:sailboat,ferry,tanker,canoe,yacht
watercraft:boat,ship
fuel,fossil fuel:coal,oil,natural gas,petroleum,gasoline,diesel
renewable energy:solar energy,wind energy,solar power,wind power,hydropower
paved surface,pavement,impervious surface,impervious area,impervious cover:asphalt,concrete,roof,parking lot,sidewalk,road,driveway,street
pervious surface,pervious area,vegetated ground,vegetated surface,vegetated area,vegetation,green space,open space,planted area:lawn,turf,grass,meadow,garden,park,forest,rain garden,pasture,woodland
building:house,school,hospital,church,warehouse,roof
soil:clay,sand,loam,silt,peat
crime,criminal offense,criminal offence:murder,theft,burglary,fraud,robbery,manslaughter,arson,homicide,felony,misdemeanor
homicide:murder,manslaughter
tort:negligence,trespass,nuisance,defamation,battery
court:supreme court,high court,crown court,court of appeal
tax:income tax,sales tax,property tax,vat,excise
asset:cash,inventory,equipment,land,receivable,accounts receivable,current asset,fixed asset,intangible asset,patent,goodwill
current asset:cash,inventory,accounts receivable,prepaid expense
fixed asset,plant asset:equipment,land,building,machinery
intangible asset:patent,goodwill,trademark,copyright
liability:accounts payable,notes payable,bonds payable,unearned revenue,current liability,loan
current liability:accounts payable,unearned revenue,wages payable
expense:rent expense,depreciation,wages expense,interest expense,depreciation expense,cost of goods sold
revenue,income:sales,sales revenue,service revenue,interest revenue
equity:common stock,retained earnings,preferred stock,treasury stock
security:stock,bond,share
financial statement:balance sheet,income statement,cash flow statement
network device:router,switch,hub,bridge,gateway,firewall
protocol,network protocol:tcp,udp,http,ftp,smtp,ip,dns,dhcp
transport protocol,transport layer protocol:tcp,udp
memory,computer memory:ram,rom,cache,flash memory
malware:virus,worm,trojan,ransomware,spyware
database:relational database,document store
index,database index:b tree,hash index,bitmap index
constraint,integrity constraint:primary key,foreign key,unique constraint,check constraint
key:primary key,foreign key,candidate key,composite key
join:inner join,outer join,left join,right join,cross join
outer join:left join,right join,full join,left outer join,right outer join,full outer join
number,numeric type,number type,numeric data type:int,float,integer,float64,int64,decimal,floating point,double,fraction,real number,complex number
real number:rational number,irrational number,integer
rational number:integer,fraction,whole number
integer:prime number,whole number,natural number,even number,odd number,smallint,bigint
floating point,floating point number,floating point type,float,approximate number:double precision,double,single precision,real,float64,float32
text,text type,character type,string:varchar,char,variable length text,character string
sequence,sequence type,iterable:list,tuple,string,range
collection,container,data structure:list,tuple,dictionary,dict,set,array,stack,queue,linked list,hash table
mapping:dictionary,dict
loop:for loop,while loop
statement:assignment,if statement,return statement
exception,error:key error,value error,type error,syntax error,index error
average,measure of central tendency,central tendency:mean,median,mode
measure of spread,measure of dispersion:variance,standard deviation,range,interquartile range
chart,graph:pie chart,bar chart,histogram,scatter plot,line chart,box plot
parametric test:t test,anova
sampling,random sampling,probability sampling:stratified sampling,cluster sampling,systematic sampling,simple random sampling
radiation,electromagnetic radiation,electromagnetic wave:light,ultraviolet,infrared,x ray,microwave,radio wave,gamma ray,visible light
wave:sound wave,radio wave,light wave,electromagnetic wave
energy:kinetic energy,potential energy,thermal energy,heat
subatomic particle,elementary particle,particle:electron,proton,neutron,photon,quark
nucleon:proton,neutron
lepton:electron,neutrino,muon
force:gravity,friction,tension,drag,lift,weight
drag:induced drag,parasite drag,form drag,skin friction,wave drag
simple machine:lever,pulley,wedge,screw,inclined plane
lens:convex lens,concave lens
flight control,control surface:aileron,elevator,rudder
flight instrument:altimeter,airspeed indicator,attitude indicator,turn coordinator
node:junction,outfall,storage unit,divider
link:conduit,pump,orifice,weir
polygon:triangle,square,hexagon,quadrilateral,pentagon,rectangle
triangle:right triangle,isosceles triangle,equilateral triangle
isosceles triangle:equilateral triangle
quadrilateral:square,rectangle,rhombus,trapezoid,parallelogram
parallelogram:square,rectangle,rhombus
rectangle:square
shape:circle,square,triangle
family member,relative:mother,father,sister,brother,parent,child
parent:mother,father
sibling:brother,sister
health professional,health care worker,medical staff:nurse,doctor,physician,surgeon,pharmacist
doctor,physician:surgeon,cardiologist,pediatrician,psychiatrist
furniture:chair,table,bed,desk
clothing,garment:shirt,coat,hat,glove
tool,hand tool:hammer,saw,screwdriver,wrench
weapon:gun,knife,sword,rifle`
